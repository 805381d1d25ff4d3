import { createContext } from 'react-router'

/** What the server knows of one request, and what went wrong in it. */
export type RequestNotes = {
  /** The request's name in the log. A visitor who meets an error reads it out. */
  readonly reference: string
  /** Whose request it is by the connection, or by what trusted proxies say: for limits on attempts. */
  readonly clientAddress: string
  /**
   * The pattern of the page that answers, as '/package-details/:title': metrics and logs never see the values of its
   * parameters.
   */
  route: string
  /** The parts of words that the page and its layouts name in their handles. */
  words?: readonly string[]
  /** The database was unavailable: the visitor gets the page that asks to try again. */
  unavailable: boolean
}

export const requestNotesKey = createContext<RequestNotes>()

/** What an error page is given instead of the error: `error.data` of a route error response of status 500 or 503. */
export type Fault = { reference: string }
