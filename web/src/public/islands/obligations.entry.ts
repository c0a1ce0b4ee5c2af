import { Obligations } from './Obligations';
import { hydrate } from './hydrate';

hydrate('obligations', Obligations, () => ({}));
