import { useState } from 'react';
import { apollo } from '../client/apollo';
import { AffiliateLinkDocument, PublicAffiliateLinkDocument } from '../gql/affiliates';
import { toast } from '../ui/overlay/toast';

const FAILED = 'Error generando enlace';

/** Where the code leads: as the server says, to who is signed in or to anybody. */
async function linkOf(code: string, anybody: boolean): Promise<string> {
  const fetchPolicy = 'network-only';
  const { data } = anybody
    ? await apollo
        .query({ query: PublicAffiliateLinkDocument, variables: { code }, fetchPolicy })
        .then(({ data }) => ({ data: data?.publicAffiliateLink }))
    : await apollo
        .query({ query: AffiliateLinkDocument, variables: { code }, fetchPolicy })
        .then(({ data }) => ({ data: data?.affiliateLink }));
  if (!data) throw new Error('empty answer');
  return data;
}

/** Puts an affiliate's link on the clipboard. `copied`: the code whose link lies there. */
export function useCopyLink(anybody = false) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (code: string) => {
    try {
      await navigator.clipboard.writeText(await linkOf(code, anybody));
      setCopied(code);
      toast.success('Enlace copiado al portapapeles');
    } catch (error) {
      toast.failed(error, FAILED);
    }
  };
  return { copied, copy: (code: string) => void copy(code) };
}
