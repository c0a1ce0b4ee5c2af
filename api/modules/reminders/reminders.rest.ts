import type { Route } from '../../rest/route';

const SETTINGS = 'id enabled steps { step on days words since } replyTo version';
const OVERDUE = 'id fullNumber customerName dueOn owed email hold told lastAt nextStep nextOn byHand';
const REMINDERS = `id on customerOn answerId unratedFrom overdue { ${OVERDUE} } letters { id step email status reason by createdAt sentAt subject text owed interest }`;
const LETTER = 'subject from said rows { label value } notes file text html unratedFrom';
const CLAIM = `id whyNot step email owed seen invoices { ${OVERDUE} } others { ${OVERDUE} } letter { ${LETTER} }`;
const RATE = 'startsOn reference rate source readOn changedAt';
const TAG = 'Recordatorios';

export const reminderRoutes: Route[] = [
  {
    method: 'get',
    path: '/reminders/settings',
    tag: TAG,
    summary: 'Si se avisa de las facturas vencidas, cuándo y con qué texto',
    document: `query ReminderSettings { reminderSettings { ${SETTINGS} } }`,
    reply: { settings: 'reminderSettings' },
  },
  {
    method: 'put',
    path: '/reminders/settings',
    tag: TAG,
    summary: 'Activar, quitar o cambiar los recordatorios',
    document: `mutation SaveReminderSettings($input: ReminderSettingsInput!) { saveReminderSettings(input: $input) { ${SETTINGS} } }`,
    reply: { settings: 'saveReminderSettings' },
  },
  {
    method: 'post',
    path: '/reminders/preview',
    tag: TAG,
    summary: 'Un recordatorio como lo recibiría el cliente; no envía nada',
    document: `query ReminderPreview($input: ReminderPreviewInput!) { reminderPreview(input: $input) { ${LETTER} } }`,
    reply: { preview: 'reminderPreview' },
    status: 200,
  },
  {
    method: 'get',
    path: '/reminders/overdue',
    tag: TAG,
    summary: 'Facturas vencidas, qué se ha dicho de cada una y qué toca',
    document: `query OverdueInvoices($page: Int, $limit: Int) { overdueInvoices(page: $page, limit: $limit) { items { ${OVERDUE} } pagination { page limit total totalPages } } }`,
    reply: { invoices: 'overdueInvoices.items' },
    paged: 'overdueInvoices.pagination',
  },
  {
    method: 'get',
    path: '/invoices/:id/reminders',
    tag: TAG,
    summary: 'Los recordatorios de una factura, cada carta como se envió',
    document: `query InvoiceReminders($id: ID!) { invoiceReminders(id: $id) { ${REMINDERS} } }`,
    reply: { reminders: 'invoiceReminders' },
  },
  {
    method: 'post',
    path: '/invoices/:id/remind',
    tag: TAG,
    summary: 'Enviar ahora un recordatorio',
    document: `mutation SendReminder($id: ID!, $step: Int) { sendReminder(id: $id, step: $step) { ${REMINDERS} } }`,
    reply: { reminders: 'sendReminder' },
  },
  {
    method: 'post',
    path: '/invoices/:id/reminders',
    tag: TAG,
    summary: 'Permitir o quitar los recordatorios de una factura',
    document: `mutation RemindOfInvoice($id: ID!, $input: InvoiceRemindingInput!) { remindOfInvoice(id: $id, input: $input) { ${REMINDERS} } }`,
    reply: { reminders: 'remindOfInvoice' },
  },
  {
    method: 'post',
    path: '/customers/:id/reminders',
    tag: TAG,
    summary: 'Permitir o quitar los recordatorios a un cliente',
    document: 'mutation RemindCustomer($id: ID!, $on: Boolean!) { remindCustomer(id: $id, on: $on) }',
    reply: { on: 'remindCustomer' },
  },
  {
    method: 'get',
    path: '/customers/:id/overdue-claim',
    tag: TAG,
    summary: 'Reclamar lo vencido a un cliente: la carta como saldría ahora, y lo que no va en ella',
    document: `query OverdueClaim($id: ID!) { overdueClaim(id: $id) { ${CLAIM} } }`,
    reply: { claim: 'overdueClaim' },
  },
  {
    method: 'post',
    path: '/customers/:id/overdue-claim',
    tag: TAG,
    summary: 'Enviar esa carta tal como se vio',
    document: `mutation SendOverdueClaim($id: ID!, $seen: String!) { sendOverdueClaim(id: $id, seen: $seen) { ${CLAIM} } }`,
    reply: { claim: 'sendOverdueClaim' },
  },
  {
    method: 'get',
    path: '/late-rates',
    tag: 'Fechas de la ley',
    summary: 'Interés de demora de cada semestre (Ley 3/2004), con su fuente',
    public: true,
    document: `query LateRates { lateRates { ${RATE} } }`,
    reply: { rates: 'lateRates' },
  },
  {
    method: 'put',
    path: '/superadmin/late-rates/:startsOn',
    tag: 'Superadmin',
    summary: 'Anotar el tipo del BCE de un semestre',
    document: `mutation SaveLateRate($startsOn: Date!, $input: LateRateInput!) { saveLateRate(startsOn: $startsOn, input: $input) { ${RATE} } }`,
    reply: { rate: 'saveLateRate' },
  },
];
