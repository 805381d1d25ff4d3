import { redirect } from 'react-router'

/** The details of no journey in particular are the list. */
export const loader = () => redirect('/packages', 301)
