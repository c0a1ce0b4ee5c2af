import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { paths } from './paths';
import { token as session } from './token';

const WELCOME = `# La página es pública; para leer el esquema y ejecutar hace falta un token.
# Si has entrado en Folio en este navegador, ya está puesto arriba.

query MiCuenta {
  me {
    user { name email role }
    tenant { name nif }
  }
}
`;

function Playground() {
  const [token, setToken] = useState(() => session.read() ?? '');
  const fetcher = useMemo(() => async (params: object) => {
    const authorization = token.trim() ? { authorization: `Bearer ${token.trim()}` } : undefined;
    const response = await fetch(paths.graphql, {
      method: 'POST', headers: { 'content-type': 'application/json', ...authorization }, body: JSON.stringify(params),
    });
    return response.json();
  }, [token]);
  return (
    <div className="playground">
      <header className="playground-bar">
        <h1>GraphQL de Folio</h1>
        <label htmlFor="token">Token</label>
        <input id="token" type="password" autoComplete="off" spellCheck={false} value={token} onChange={event => setToken(event.target.value)} placeholder="Token de sesión" />
        <small>Se envía como «Authorization: Bearer …» y no se guarda.</small>
      </header>
      <main>
        {/* The schema is asked for once, so another token begins anew. */}
        <GraphiQL key={token} fetcher={fetcher} defaultQuery={WELCOME} />
      </main>
    </div>
  );
}

createRoot(document.getElementById('root')!).render(<Playground />);
