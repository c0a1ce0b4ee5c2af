import { PRICES } from '../../../../schema/prices';
import { faq } from '../content/faq';
import { plans } from '../content/plans';
import { FILLED, site } from '../content/site';

const offer = (name: string, price: string) => ({
  '@type': 'Offer',
  name,
  price,
  priceCurrency: 'EUR',
  url: `${FILLED.url}/pricing`,
});

export const productData = {
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: site.name,
  applicationCategory: site.product.category,
  operatingSystem: 'Web',
  inLanguage: 'es',
  url: `${FILLED.url}/`,
  description: site.product.description,
  offers: [offer(plans.basic.name, PRICES.basic.month), offer(plans.pro.name, PRICES.pro.month)],
};

export const faqData = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: 'es',
  mainEntity: faq.categories.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
};
