import { ApolloProvider } from '@apollo/client/react';
import { apollo } from '../client/apollo';
import { paths } from '../paths';
import { OutsideFrame } from '../ui/frame/OutsideFrame';
import { Declaration } from './Declaration';

/** For anybody, signed in or not: the tax agency among them. */
export function PublicDeclarationPage() {
  return (
    <ApolloProvider client={apollo}>
      <OutsideFrame>
        <Declaration to={paths.declaration} />
      </OutsideFrame>
    </ApolloProvider>
  );
}
