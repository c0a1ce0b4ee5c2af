import { useLetterTextsQuery } from '../../gql/settings';
import { useAuth } from '../../session/session';
import { Section } from '../../ui/layout/Section';
import { LoadedCard } from '../LoadedCard';
import { LettersForm } from './LettersForm';

/** What the mails to customers say, each in each language of papers. */
export default function LettersTab() {
  const { user } = useAuth();
  const query = useLetterTextsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  return (
    <Section
      title="Textos de los correos"
      about="Qué dicen los correos a tus clientes, en el idioma de sus facturas. Al enviar uno puedes cambiar el texto solo para ese."
    >
      <LoadedCard query={query} height="480px">
        {({ letterTexts }) => <LettersForm texts={letterTexts} admin={user?.role === 'admin'} />}
      </LoadedCard>
    </Section>
  );
}
