// Our own button for the first screens, where Mantine isn't loaded: one blue button per screen, the rest quiet.
import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './Button.module.css'

export type ButtonLook = 'act' | 'quiet' | 'plain' | 'stop'

export const buttonClass = (look: ButtonLook = 'quiet'): string => `${styles.button} ${styles[look]}`

export function Button({
  look = 'quiet',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook }) {
  return <button type="button" {...rest} className={buttonClass(look)} />
}

export function ButtonLink({ look = 'quiet', ...rest }: LinkProps & { look?: ButtonLook }) {
  return <Link {...rest} className={buttonClass(look)} />
}
