import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Text = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '24px',
    color: 'brand',
    textStyle: 'label',
    cursor: 'pointer',
    flexShrink: 0,
    _hover: { color: 'brand.hover' },
    '& svg': { width: '14px', height: '14px', strokeWidth: 1.75 },
  },
});

/** An action in a card, as quiet as a link. */
export const Press = (props: HTMLChakraProps<'button'>) => <Text type="button" {...props} />;
