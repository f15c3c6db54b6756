/** The frame of a product scene with its CSS. `/` takes it bare: there the CSS is in the sheet below the first view. */
import './Scene.css';

export * from './BareScene.tsx';
