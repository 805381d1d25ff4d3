/** Whether a text could be an email address: a name, one at sign, a host with a dot in it; 254 characters at most (RFC 5321). */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>(),;:"[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
