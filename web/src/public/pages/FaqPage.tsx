import { either } from '../content/offered';
import { Faq } from '../islands/Faq';

export const FaqPage = () => (
  <div data-island="faq" data-offered={either('yes', 'no')}>
    <Faq offered={null} />
  </div>
);
