import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { about } from '../content/about';
import { contact } from '../content/contact';
import { faq } from '../content/faq';
import { features } from '../content/features';
import { home } from '../content/home';
import { notFound } from '../content/notFound';
import { obligations } from '../content/obligations';
import { policy } from '../content/policy';
import { pricing } from '../content/pricing';
import { rights } from '../content/rights';
import { AboutPage } from '../pages/AboutPage';
import { ContactPage } from '../pages/ContactPage';
import { FaqPage } from '../pages/FaqPage';
import { FeaturesPage } from '../pages/FeaturesPage';
import { HomePage } from '../pages/HomePage';
import { NotFound } from '../pages/NotFound';
import { ObligationsPage } from '../pages/ObligationsPage';
import { PolicyPage } from '../pages/PolicyPage';
import { PricingPage } from '../pages/PricingPage';
import { RightsPage } from '../pages/RightsPage';
import type { Assets } from './assets';
import { faqData, productData } from './jsonLd';

export interface PublicPage {
  /** The file's name, and the name of its styles. */
  name: string;
  /** null: the answer to every address that leads nowhere. */
  path: string | null;
  title: string;
  description: string;
  body: (assets: Assets) => ReactNode;
  /** Sheets of styles beside the common ones. */
  styles: string[];
  /** The script that wakes the page's island, where it has one. */
  island?: string;
  data?: object[];
}

/** The one table of the public pages. */
export const PAGES: PublicPage[] = [
  {
    name: 'home',
    path: paths.home,
    ...home,
    body: assets => <HomePage assets={assets} />,
    styles: ['fragments', 'home', 'plans'],
    data: [productData],
  },
  {
    name: 'features',
    path: paths.features,
    ...features,
    body: () => <FeaturesPage />,
    styles: ['fragments', 'features', 'fields', 'calculator'],
    island: 'calculator',
  },
  {
    name: 'pricing',
    path: paths.pricing,
    ...pricing,
    body: () => <PricingPage />,
    styles: ['plans', 'pricing'],
    data: [productData],
  },
  { name: 'about', path: paths.about, ...about, body: () => <AboutPage />, styles: ['fragments', 'about'] },
  { name: 'faq', path: paths.faq, ...faq, body: () => <FaqPage />, styles: ['faq'], island: 'faq', data: [faqData] },
  {
    name: 'contact',
    path: paths.contact,
    ...contact,
    body: () => <ContactPage />,
    styles: ['fields', 'contact'],
    island: 'contact',
  },
  {
    name: 'obligations',
    path: paths.obligations,
    ...obligations,
    body: () => <ObligationsPage />,
    styles: ['fields', 'calculator', 'obligations'],
    island: 'obligations',
  },
  {
    name: 'rights',
    path: paths.rightsRequest,
    ...rights,
    body: () => <RightsPage />,
    styles: ['fields', 'contact', 'rights'],
    island: 'rights',
  },
  { name: 'policy', path: paths.privacyPolicy, ...policy, body: () => <PolicyPage />, styles: ['policy'] },
  { name: 'not-found', path: null, ...notFound, body: () => <NotFound />, styles: ['lost'] },
];
