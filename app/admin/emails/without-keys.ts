/** An email without the secret of its links, for who may read it and no more. */
export const withoutKeys = (text: string): string =>
  text.replace(/([?&;]key=)[\w%.~-]+/g, '$1…').replace(/(\/proposals\/[\w]{4}-[\w]{4}-)[\w-]{22}/g, '$1…')
