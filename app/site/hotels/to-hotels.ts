import { redirect } from 'react-router'

/** The details of no hotel in particular are the list. */
export const loader = () => redirect('/hotels', 301)
