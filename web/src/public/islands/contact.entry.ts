import { ContactForm } from './ContactForm';
import { hydrate } from './hydrate';

hydrate('contact', ContactForm, ({ support = '' }) => ({ support }));
