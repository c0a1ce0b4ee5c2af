import { Box, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { RequestFieldsFragment } from '../../gql/privacy';
import { Card } from '../../ui/layout/Card';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '120px minmax(0, 1fr)' }} gap="1 4">
      <Box as="dt" color="muted">
        {name}
      </Box>
      <Box as="dd" margin="0" overflowWrap="anywhere" whiteSpace="pre-line">
        {children}
      </Box>
    </Box>
  );
}

/** What was asked, as it came. */
export function AskedFor({ request: { email, name, nif, description } }: { request: RequestFieldsFragment }) {
  return (
    <Card padding={{ base: '4', lg: '5' }}>
      <Heading as="h2" textStyle="h2" marginBottom="3">
        Lo que pide
      </Heading>
      <Box as="dl" display="grid" gap="2">
        <Row name="Email">
          <Box asChild color="brand">
            <a href={`mailto:${email}`}>{email}</a>
          </Box>
        </Row>
        <Row name="Nombre">{name ?? 'No lo ha dicho'}</Row>
        <Row name="NIF">{nif ?? 'No lo ha dicho'}</Row>
        <Row name="Descripción">{description ?? 'Sin descripción'}</Row>
      </Box>
    </Card>
  );
}
