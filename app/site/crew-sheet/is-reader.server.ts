import { isbot } from 'isbot'

/** Whether somebody reads the page. A messenger fetches an address that is sent by it, for a preview: that is no opening. */
export const isReader = (request: Request): boolean => !isbot(request.headers.get('User-Agent') ?? '')
