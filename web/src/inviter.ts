/** Not from `paths`: with it the page that waits to be woken would load what the islands share. */
const GRAPHQL = '/graphql';

/** Where an affiliate's link has its code. Longer ones are none. */
const LONGEST = 40;

/** The code that somebody came by; null where they came by none. */
export function invitationIn(search: string): string | null {
  const code = new URLSearchParams(search).get('ref')?.trim();
  return code && code.length <= LONGEST ? code : null;
}

const QUERY = 'query Inviter($code: String!) { validateAffiliate(code: $code) { name } }';

/**
 * 'Invitado por …', or nothing where the code is nobody's or no answer comes: it only informs. Without the client of
 * the data, which the page does not have yet.
 */
export async function inviterOf(code: string): Promise<string | null> {
  const body = JSON.stringify({ operationName: 'Inviter', query: QUERY, variables: { code } });
  const answer = await fetch(GRAPHQL, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
    () => null,
  );
  const answered: unknown = answer?.ok ? JSON.parse(await answer.text()) : null;
  const name = (answered as { data?: { validateAffiliate?: { name?: string | null } } } | null)?.data?.validateAffiliate
    ?.name;
  return name ? `Invitado por ${name}` : null;
}
