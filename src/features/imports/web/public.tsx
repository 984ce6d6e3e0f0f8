export { default as fileCss } from './Imports.module.css'
