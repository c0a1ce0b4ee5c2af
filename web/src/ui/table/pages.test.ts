import { pageWindow, rangeText } from './pages';

test.each([
  [1, 7, [1, 2, 3, 4, 5]],
  [3, 7, [1, 2, 3, 4, 5]],
  [4, 7, [2, 3, 4, 5, 6]],
  [7, 7, [3, 4, 5, 6, 7]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
])('page %i of %i shows %j', (page, total, numbers) => expect(pageWindow(page, total)).toEqual(numbers));

test('the range is shown with its total', () => {
  expect(rangeText({ page: 7, limit: 50, total: 1312 }, 'facturas')).toBe('301–350 de 1.312 facturas');
  expect(rangeText({ page: 7, limit: 50, total: 312 }, 'facturas')).toBe('301–312 de 312 facturas');
});
