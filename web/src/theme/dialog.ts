import { defineSlotRecipe } from '@chakra-ui/react';

/** Slot recipe of the modal, under the key Chakra's Dialog looks up. */
export const dialog = defineSlotRecipe({
  className: 'folio-dialog',
  slots: ['trigger', 'backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'header', 'body', 'footer'],
  base: {
    backdrop: { bg: 'overlay', position: 'fixed', inset: 0, zIndex: 'popover' },
    positioner: {
      position: 'fixed', inset: 0, zIndex: 'popover', overflow: 'auto', display: 'flex', justifyContent: 'center', alignItems: 'flex-start',
      px: { base: '4', lg: '8' }, py: { base: '4', lg: '16' },
    },
    content: {
      position: 'relative', display: 'flex', flexDirection: 'column', width: 'full', outline: 0, overflow: 'hidden',
      bg: 'surface', color: 'text', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', boxShadow: 'pop', my: 'auto',
    },
    header: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '4', px: { base: '5', lg: '6' }, pt: '5' },
    title: { textStyle: 'h3' },
    description: { textStyle: 'body', color: 'muted' },
    body: { px: { base: '5', lg: '6' }, pt: '3', pb: '6' },
    footer: {
      display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2', px: { base: '5', lg: '6' }, py: '4', bg: 'subtle',
      borderTopWidth: '1px', borderColor: 'border',
    },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: '420px' } },
      md: { content: { maxWidth: '560px' } },
      lg: { content: { maxWidth: '760px' } },
    },
  },
  defaultVariants: { size: 'md' },
});
