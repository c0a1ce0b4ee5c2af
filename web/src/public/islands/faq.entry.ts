import { Faq } from './Faq';
import { hydrate } from './hydrate';

hydrate('faq', Faq, ({ offered }) => ({ offered: offered === 'yes' }));
