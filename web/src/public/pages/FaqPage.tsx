import { Faq } from '../islands/Faq';

export const FaqPage = () => <div data-island="faq"><Faq /></div>;
