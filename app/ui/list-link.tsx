import { Link, type LinkProps } from 'react-router'

/** The state of a visit that shows another part of a list. Such a page begins at its list: see Arrival. */
export const listState = { list: true } as const

export const isListState = (state: unknown): boolean => (state as typeof listState | null)?.list === true

/** A link to another part of the list that is shown: its next page, or all that was found. */
export const ListLink = (props: Omit<LinkProps, 'state'>) => <Link {...props} state={listState} />
