import { Box, Heading, Text } from '@chakra-ui/react';
import type { DeclarationQuery } from '../gql/declaration';
import { Card } from '../ui/layout/Card';

type Declaration = DeclarationQuery['declaracionResponsable'];
type Item = Declaration['items'][number];

const inset = { base: '4', lg: '9' };

/** Each point: what it is about at the left, what is declared at the right. */
export function DeclarationText({ title, items, annex }: Declaration) {
  return (
    <Card as="article">
      <Heading as="h2" textStyle="h2" paddingX={inset} paddingTop={inset} paddingBottom="5">
        {title}
      </Heading>
      {items.map(item => (
        <Point key={item.heading} item={item} />
      ))}
      <Heading as="h2" textStyle="h2" paddingX={inset} paddingTop="8" paddingBottom="5" borderTopWidth="1px">
        Anexo
      </Heading>
      {annex.map(item => (
        <Point key={item.heading} item={item} />
      ))}
    </Card>
  );
}

function Point({ item: { heading, paragraphs } }: { item: Item }) {
  return (
    <Box
      as="section"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '288px minmax(0, 1fr)' }}
      gap={{ base: '1', lg: '8' }}
      paddingX={inset}
      paddingY="4"
      borderTopWidth="1px"
    >
      <Heading as="h3" textStyle="name">
        {heading}
      </Heading>
      <Box maxWidth="640px" display="grid" gap="2" overflowWrap="anywhere">
        {paragraphs.map(paragraph => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Box>
    </Box>
  );
}
