// How Chakra makes an element of style, for these tests: the same element with the same class and the same rules, found
// again by what its style is made of instead of worked out each time that it is drawn, and without the two nodes that
// React keeps beside each element to put its rules in. A tenth of the time of these tests. It takes the place of Chakra's
// own file, from which its imports are counted (api/bin/test-libraries.mjs).
import { jsx } from 'react/jsx-runtime';
import emotionIsPropValid from '@emotion/is-prop-valid';
import { withEmotionCache } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import * as React from 'react';
import { mergeProps } from '../merge-props.js';
import { mergeRefs } from '../merge-refs.js';
import { interopDefault } from '../utils/interop.js';
import { getElementRef } from '../utils/ref.js';
import { useChakraContext } from './provider.js';
import { isHtmlProp } from './use-resolved-props.js';

const isOfTag = interopDefault(emotionIsPropValid);
const isOfComponent = name => name !== 'theme';

const OF_SHAPES = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
};

const list = value => (Array.isArray(value) ? value : [value]).filter(Boolean).flat();

/** Recipes are the same objects each time; what is written in place is another each time, and says the same. */
const texts = new WeakMap();
function textOf(value) {
  if (typeof value !== 'object' || value === null) return `${typeof value} ${value}`;
  let text = texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    texts.set(value, text);
  }
  return text;
}

/** What becomes of each property by its name, and the recipe, both of one system. */
function rulesOf(tag, configOrCva, options, system) {
  const { cva, isValidProperty } = system;
  const made = config => (config.__cva__ ? config : cva(config));
  const own = made(configOrCva);
  const recipe = tag.__emotion_cva ? made(tag.__emotion_cva).merge(own) : own;
  if (!options.shouldForwardProp && options.forwardProps) {
    const { forwardProps } = options;
    options.shouldForwardProp = (name, variants) =>
      forwardProps.includes(name) || (!variants?.includes(name) && !isValidProperty(name));
  }
  const isReal = tag.__emotion_real === tag;
  const given = options.shouldForwardProp;
  const both = tag.__emotion_forwardProp && given;
  const isValid = typeof tag === 'string' && tag.charCodeAt(0) > 96 ? isOfTag : isOfComponent;
  const goesOn =
    (both ? name => tag.__emotion_forwardProp(name) && given(name) : given) ??
    (isReal ? tag.__emotion_forwardProp : undefined) ??
    ((name, variants) => isValid(name) && !variants?.includes(name) && !isValidProperty(name));
  const { variantKeys } = recipe;
  const usesAs = !goesOn('as');
  const kindOf = name => {
    if (name !== 'children' && !goesOn(name, variantKeys)) {
      if (variantKeys.includes(name)) return { variant: true };
      if (isValidProperty(name)) return { style: true, variant: name === 'colorPalette' || name === 'orientation' };
    }
    if (usesAs && name === 'as') return {};
    if (isHtmlProp(name)) return { as: name.replace('html', '').toLowerCase() };
    return goesOn(name) ? { as: name } : {};
  };
  const kinds = new Map();
  return {
    system,
    recipe,
    usesAs,
    styles: new Map(),
    kind: name => {
      let kind = kinds.get(name);
      if (!kind) kinds.set(name, (kind = kindOf(name)));
      return kind;
    },
  };
}

const createStyled = (tag, configOrCva = {}, options = {}) => {
  if (Object.hasOwn(OF_SHAPES, tag))
    options.forwardProps = [...new Set([...(options.forwardProps ?? []), ...OF_SHAPES[tag]])];
  const baseTag = (tag.__emotion_real === tag && tag.__emotion_base) || tag;
  let rules;

  const Styled = withEmotionCache((given, cache, ref) => {
    const system = useChakraContext();
    if (rules?.system !== system) rules = rulesOf(tag, configOrCva, options, system);
    const { defaultProps } = options;
    const all = defaultProps ? { ...defaultProps } : given;
    if (defaultProps) for (const name in given) if (given[name] !== undefined) all[name] = given[name];

    let final = {};
    const variants = {};
    const styles = {};
    let key = '';
    for (const name in all) {
      const value = all[name];
      if (value === undefined) continue;
      const kind = rules.kind(name);
      if (kind.as) final[kind.as] = value;
      if (kind.variant) variants[name] = value;
      if (kind.style) styles[name] = value;
      if (kind.variant || kind.style)
        key += `${name}:${name === 'css' && Array.isArray(value) ? list(value).map(textOf).join() : textOf(value)};`;
    }

    const rawStyles = () => {
      const { css, ...others } = styles;
      return system.css(rules.recipe(variants), ...list(css), others);
    };
    let className = '';
    let serialized;
    const inherited = [];
    if (typeof all.className === 'string') className = getRegisteredStyles(cache.registered, inherited, all.className);
    else if (all.className != null) className = String(all.className);
    if (inherited.length > 0) serialized = serializeStyles([rawStyles(), ...inherited], cache.registered, {});
    else {
      serialized = rules.styles.get(key);
      if (!serialized) rules.styles.set(key, (serialized = serializeStyles([rawStyles()], cache.registered, {})));
    }
    if (serialized.styles) className = `${className.trim()} ${cache.key}-${serialized.name}`;
    if (options.target !== undefined) className = `${className.trim()} ${options.target}`;

    let FinalTag = (rules.usesAs && all.as) || baseTag;
    if (className.trim()) final.className = className.trim();
    else delete final.className;
    final.ref = ref;

    const forwardAsChild = options.forwardAsChild || options.forwardProps?.includes('asChild');
    if (all.asChild && !forwardAsChild) {
      const child = React.isValidElement(all.children)
        ? React.Children.only(all.children)
        : React.Children.toArray(all.children).find(React.isValidElement);
      if (!child) throw new Error('[chakra-ui > factory] No valid child found');
      FinalTag = child.type;
      final.children = null;
      delete final.asChild;
      final = mergeProps(final, child.props);
      final.ref = mergeRefs(ref, getElementRef(child));
    }
    insertStyles(cache, serialized, typeof FinalTag === 'string');
    if (final.as && forwardAsChild) {
      const { as: As, children, ...rest } = final;
      return jsx(FinalTag, { ...rest, asChild: true, children: jsx(As, { children }) });
    }
    return jsx(FinalTag, final);
  });

  Styled.displayName =
    options.label ?? `chakra(${typeof baseTag === 'string' ? baseTag : baseTag.displayName || baseTag.name})`;
  Styled.__emotion_real = Styled;
  Styled.__emotion_base = baseTag;
  Styled.__emotion_forwardProp = options.shouldForwardProp;
  Styled.__emotion_cva = configOrCva;
  return Styled;
};

const cache = new Map();
export const chakra = new Proxy(createStyled.bind(), {
  apply: (_styled, _this, args) => createStyled(...args),
  get(_styled, tag) {
    if (!cache.has(tag)) cache.set(tag, createStyled(tag));
    return cache.get(tag);
  },
});
