/** What its clients must know; the keys open nothing elsewhere. */
export const SANDBOX_KEYS = {
  secretKey: 'sk_test_sandbox0000',
  webhookSecret: 'whsec_sandbox00000000',
  connectSecret: 'whsec_sandboxconnect0000',
  prices: { basic: 'price_basic', pro: 'price_pro', proYearly: 'price_pro_yearly' },
  starterCoupon: 'STARTER',
};
