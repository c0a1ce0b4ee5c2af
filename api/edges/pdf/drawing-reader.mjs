// What is painted on a page and where, in millimetres from its upper left corner.
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

const MM = 25.4 / 72;
const times = ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
const at = ([a, b, c, d, e, f], x, y) => [a * x + c * y + e, b * x + d * y + f];

/** Rectangles that are filled, with their colours. */
async function boxesOf(page, height) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const [boxes, kept] = [[], []];
  let state = { matrix: [1, 0, 0, 1, 0, 0], colour: '0,0,0' };
  let path = [];
  const steps = {
    [OPS.save]: () => kept.push(state),
    [OPS.restore]: () => {
      state = kept.pop();
    },
    [OPS.transform]: matrix => {
      state = { ...state, matrix: times(state.matrix, matrix) };
    },
    [OPS.setFillRGBColor]: colour => {
      state = { ...state, colour: [...Array(3).keys()].map(i => colour[i]).join() };
    },
    [OPS.constructPath]: ([shapes, numbers]) => {
      path = shapes.every(shape => shape === OPS.rectangle) ? corners(numbers, state.matrix) : [];
    },
    [OPS.fill]: () => {
      for (const [[x1, y1], [x2, y2]] of path) {
        boxes.push({
          x: Math.min(x1, x2) * MM,
          y: (height - Math.max(y1, y2)) * MM,
          width: Math.abs(x2 - x1) * MM,
          height: Math.abs(y2 - y1) * MM,
          colour: state.colour,
        });
      }
    },
  };
  fnArray.forEach((step, i) => steps[step]?.(argsArray[i]));
  return boxes;
}

function corners(numbers, matrix) {
  return Array.from({ length: numbers.length / 4 }, (_, i) => {
    const [x, y, width, height] = numbers.slice(i * 4, i * 4 + 4);
    return [at(matrix, x, y), at(matrix, x + width, y + height)];
  });
}

/** Words with the height of their line's foot (`y`) and their size in points. */
async function wordsOf(page, height) {
  const { items } = await page.getTextContent();
  return items
    .filter(({ str }) => str?.trim())
    .map(({ str, width, transform: [, , c, d, x, y] }) => ({
      text: str,
      x: x * MM,
      y: (height - y) * MM,
      width: width * MM,
      points: Math.hypot(c, d),
    }));
}

export async function drawing(page) {
  const [left, bottom, right, top] = page.view;
  return {
    width: (right - left) * MM,
    height: (top - bottom) * MM,
    boxes: await boxesOf(page, top),
    words: await wordsOf(page, top),
  };
}
