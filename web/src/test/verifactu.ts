import { data } from './server';

/** How a company stands that sends, and whose records have all been answered. */
export const overview = (over: object = {}) => ({
  __typename: 'VerifactuOverview',
  environment: 'sandbox',
  active: true,
  boundUntil: null,
  records: 1204,
  waiting: 0,
  toFix: 0,
  toFixInvoice: null,
  oldestWaitingAt: null,
  nextSendAt: null,
  clockBehindUntil: null,
  pause: null,
  incident: null,
  ...over,
});

export const paused = {
  waiting: 3,
  pause: {
    __typename: 'VerifactuPause',
    since: '2026-11-20T12:00:00Z',
    reason: 'El certificado ha caducado',
    explanation: null,
  },
};

export const incident = {
  waiting: 12,
  incident: { __typename: 'VerifactuIncident', since: '2026-11-20T12:44:00Z', cause: 'la AEAT no contesta' },
};

/** How the law stands to a company that sends; `over`: to another. */
export const obligation = (over: object = {}) => ({
  __typename: 'ObligationState',
  sends: true,
  ending: false,
  mayIssue: true,
  issuer: 'company',
  bindsFrom: '2027-01-01',
  boundUntil: null,
  words: 'Cada factura que emites se envía a la AEAT con tu certificado.',
  said: null,
  ...over,
});

export const overviewData = (over?: object, law?: object) =>
  data({ verifactuOverview: overview(over), obligation: obligation(law) });

export const certificate = (over: object = {}) => ({
  __typename: 'CertificateStatus',
  hasCertificate: true,
  expiresAt: '2027-09-14T10:00:00Z',
  daysUntilExpiration: 298,
  isExpired: false,
  isExpiringSoon: false,
  holderName: 'LUCÍA FERRER',
  holderNif: '48213960A',
  companyName: 'Estudio Marea, S.L.',
  companyNif: 'B98241573',
  kind: 'representative',
  issuer: 'FNMT',
  represents: false,
  ...over,
});

export const noCertificate = () =>
  certificate({
    hasCertificate: false,
    expiresAt: null,
    daysUntilExpiration: null,
    holderName: null,
    holderNif: null,
    companyName: null,
    companyNif: null,
    kind: null,
    issuer: null,
  });

export const certificateData = (value: object = certificate()) => data({ verifactuCertificate: value });

export const explanation = (over: object = {}) => ({
  __typename: 'Explanation',
  code: 1110,
  whatHappened: 'La AEAT no tiene en su censo a tu cliente.',
  whoseFault: 'customer',
  whatToDo: 'Corrige su ficha y pulsa Reintentar.',
  action: 'edit_customer',
  ...over,
});

export const HASH = '889652C85B7BB80D8C645888BDA0B649F7580D843997B9AFB80D126972BF1FBE';

/** An invoice's record, waiting to be sent. */
export const sealed = (over: object = {}) => ({
  __typename: 'Verifactu',
  recordId: 'r1',
  status: 'pending',
  byOperator: false,
  environment: 'sandbox',
  errorMessage: null,
  explanation: null,
  aeatCsv: null,
  sentAt: null,
  answeredAt: null,
  annulment: null,
  qrCode: 'data:image/png;base64,AA',
  hash: HASH,
  sequence: 1204,
  generatedAt: '2026-11-20T12:44:00Z',
  ...over,
});

export const CSV = 'SIM-7Q4KXW2M9TRB';

export const accepted = (over: object = {}) =>
  sealed({
    status: 'accepted',
    aeatCsv: CSV,
    sentAt: '2026-11-20T12:45:00Z',
    answeredAt: '2026-11-20T12:46:00Z',
    ...over,
  });

export const rejected = (over: object = {}) =>
  sealed({
    status: 'rejected',
    sentAt: '2026-11-20T12:45:00Z',
    answeredAt: '2026-11-20T12:46:00Z',
    errorMessage: 'La AEAT no tiene en su censo a tu cliente.',
    explanation: explanation(),
    ...over,
  });

export const annulment = (over: object = {}) => ({
  __typename: 'VerifactuAnnulment',
  status: 'pending',
  byOperator: false,
  aeatCsv: null,
  errorMessage: null,
  explanation: null,
  correctable: false,
  ...over,
});

export const recordRow = (over: object = {}) => ({
  __typename: 'RecordRow',
  id: 'r1',
  sequence: 1204,
  kind: 'alta',
  invoiceId: 'i1',
  number: 'A-2026-0062',
  date: '2026-11-20',
  status: 'accepted',
  correctedBy: null,
  subsanacion: false,
  hash: HASH,
  generatedAt: '2026-11-20T12:44:00Z',
  answeredAt: '2026-11-20T12:46:00Z',
  csv: CSV,
  errorMessage: null,
  ...over,
});

export const recordPage = (items: object[], total = items.length) =>
  data({
    verifactuRecords: {
      __typename: 'RecordPage',
      items,
      pagination: { __typename: 'Pagination', page: 1, limit: 50, total, totalPages: Math.ceil(total / 50) },
    },
  });

export const answers = data({
  verifactuRecord: {
    __typename: 'RecordWhole',
    id: 'r1',
    answers: [
      {
        __typename: 'RecordAnswer',
        sentAt: '2026-11-20T12:45:00Z',
        outcome: 'answer',
        detail: 'Incorrecto',
        raw: '<Estado>Incorrecto</Estado>',
      },
    ],
  },
});

export const correction = (over: object = {}) =>
  data({
    verifactuCorrection: {
      __typename: 'Correction',
      way: 'correct',
      willDo: 'Se sellará un registro nuevo y se enviará.',
      reason: 'No identificado',
      subsanacion: true,
      rechazoPrevio: 'X',
      explanation: explanation(),
      changes: [{ __typename: 'CorrectionChange', what: 'País del cliente', before: 'ES', after: 'FR' }],
      ...over,
    },
  });

/** What the operator may send by; nobody has accepted it. */
export const representation = (over: object = {}) => ({
  __typename: 'RepresentationStanding',
  offered: true,
  operatorName: 'Folio de Ejemplo, S.L.',
  operatorNif: 'B99999997',
  toAsk: false,
  keptBecause: null,
  lapsedBecause: null,
  past: [],
  title: 'Autorización para remitir registros',
  version: 1,
  date: '2026-11-22',
  notice: null,
  hash: 'a'.repeat(64),
  items: [
    {
      __typename: 'RepresentationItem',
      heading: '1. Quién autoriza',
      paragraphs: ['Estudio Marea, con NIF B98241573.'],
    },
  ],
  current: null,
  ...over,
});

export const inForce = {
  __typename: 'Representation',
  id: 'p1',
  withdrawnAt: null,
  version: 1,
  hash: 'a'.repeat(64),
  acceptedAt: '2026-11-20T12:44:00Z',
  acceptedName: 'Lucía Ferrer',
  capacity: 'administrator',
};

export const representationData = (over?: object) => data({ representation: representation(over) });
