import { Calculator } from './Calculator';
import { hydrate } from './hydrate';

hydrate('calculator', Calculator, () => ({}));
