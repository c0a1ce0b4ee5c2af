const region = (place: string) => () => document.querySelector(`[data-toasts=${place}]`);

/** For a modal: closing a toast beside it is no click outside of it. */
export const toastRegions = [region('top'), region('bottom')];
