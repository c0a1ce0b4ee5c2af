import { defineTextStyles } from '@chakra-ui/react';

const style = (size: number, line: number, weight: number, tracking = 0) => ({
  fontSize: `${size}px`,
  lineHeight: `${line}px`,
  fontWeight: weight,
  letterSpacing: tracking ? `${tracking}em` : 'normal',
});

export const textStyles = defineTextStyles({
  amountXl: { value: style(28, 34, 600, -0.015) },
  title: { value: style(28, 34, 600, -0.022) },
  h1: { value: style(22, 28, 600, -0.018) },
  h2: { value: style(16, 22, 600, -0.01) },
  h3: { value: style(18, 24, 600, -0.012) },
  lead: { value: style(16, 24, 400) },
  large: { value: style(16, 24, 500) },
  body: { value: style(14, 20, 400) },
  name: { value: style(14, 20, 500) },
  label: { value: style(13, 18, 500) },
  small: { value: style(13, 18, 400) },
  caption: { value: style(12, 16, 400) },
  captionStrong: { value: style(12, 16, 500) },
  micro: { value: style(11, 16, 500) },
  price: { value: style(40, 44, 600, -0.035) },
});
