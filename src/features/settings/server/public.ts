export { displayPreferencesOf as tastesOf, keepSetting, settingOf, settingsOf, switchOffMail, wanted, wants, withGrouping } from './kept-settings.ts'
export { letterOf, queueNoticeMail } from './letters.ts'
