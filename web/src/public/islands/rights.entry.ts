import { hydrate } from './hydrate';
import { RightsForm } from './RightsForm';

hydrate('rights', RightsForm, ({ support = '' }) => ({ support }));
