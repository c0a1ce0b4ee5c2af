import { useEffect } from 'react';
import { paths } from '../paths';

const SCRIPT = 'https://js.stripe.com/v3/';

/** Where this page was loaded: only the billing screen's own answer lets Stripe's hosts in. */
const loadedHere = () =>
  performance.getEntriesByType('navigation').some(entry => new URL(entry.name).pathname === paths.billing);

/** Stripe's own script, with a real key only: it watches for fraud while somebody goes to pay. */
export function useStripeScript(publishableKey: string | null | undefined): void {
  useEffect(() => {
    if (!publishableKey) return;
    if (!loadedHere()) return window.location.replace(paths.billing);
    if (document.querySelector(`script[src="${SCRIPT}"]`)) return;
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.dataset.key = publishableKey;
    document.head.append(script);
  }, [publishableKey]);
}
