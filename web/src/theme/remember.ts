import type { SystemContext } from '@chakra-ui/react';
import { css as serialize, type SerializedStyles } from '@emotion/react';

type Recipe = SystemContext['cva'];
type Css = SystemContext['css'];
type Config = object;
type Styles = object;

/**
 * The same system, which remembers what Chakra computes again each time that an element is rendered: the recipe of its
 * kind, with all that the recipe itself remembers, whether a property is one of style, and the text that its styles
 * come to. All follow from the theme, which never changes. A third of the time of rendering.
 */
export function remember(system: SystemContext): SystemContext {
  const recipes = new WeakMap<Config, unknown>();
  const styles = new Map<string, boolean>();
  const cva = ((config: Config = {}) => {
    const known = recipes.get(config);
    if (known !== undefined) return known;
    const made: unknown = system.cva(config);
    recipes.set(config, made);
    return made;
  }) as Recipe;
  const isValidProperty = (name: string) => {
    const known = styles.get(name);
    if (known !== undefined) return known;
    const answer = system.isValidProperty(name);
    styles.set(name, answer);
    return answer;
  };
  return { ...system, cva, css: rememberedCss(system.css), isValidProperty };
}

/**
 * What Chakra gives to Emotion as an object, which Emotion writes out and hashes for each element, is written out once
 * here. The first styles are those of a recipe, which remembers them; the others are what an element asks beside them.
 */
function rememberedCss(css: Css): Css {
  const known = new WeakMap<Styles, Map<string, SerializedStyles>>();
  const texts = new WeakMap<Styles, string>();
  const textOf = (styles: Styles) => {
    const text = texts.get(styles);
    if (text !== undefined) return text;
    const made = JSON.stringify(styles);
    texts.set(styles, made);
    return made;
  };
  return ((first: Styles, ...others: Styles[]) => {
    const key = others.map(textOf).join('|');
    const ofFirst = known.get(first) ?? new Map<string, SerializedStyles>();
    const found = ofFirst.get(key);
    if (found) return found;
    const made = serialize(css(first, ...others) as Parameters<typeof serialize>[0]);
    known.set(first, ofFirst.set(key, made));
    return made;
  }) as Css;
}
