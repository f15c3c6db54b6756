/** 'Voltar' on the 404 page: one step back in history, or home when the visitor came straight here. */
document.querySelector('[data-back]')?.addEventListener('click', () => {
  if (history.length > 1) history.back();
  else location.assign('/');
});
