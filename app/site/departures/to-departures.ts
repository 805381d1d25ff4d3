import { redirect } from 'react-router'

/** The details of no departure in particular are the list. */
export const loader = () => redirect('/departures', 301)
