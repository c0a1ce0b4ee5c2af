/** Of the demo's accounts. In production nobody's password may be this one. */
export const DEMO_PASSWORD = 'demo1234';
