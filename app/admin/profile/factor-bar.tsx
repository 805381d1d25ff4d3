import { Link } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'
import { PageBar } from '../components/page-bar.tsx'

const { profile } = adminWords.factors

/** The head of a screen of one second factor, with the way back to the profile. */
export const FactorBar = (props: { title: string; lede: string }) => (
  <PageBar {...props} crumb={{ label: profile.breadcrumb, links: <Link to="/admin/settings/profile">{profile.title}</Link> }} />
)
