/** What an emoji says about a market. Weight, then emoji. */
export const emojiWeights: Record<string, string> = {
  '3': '🚀 🌕 🌙 🌝 🐂',
  '2': '📈 💎 🙌 🤑 🔥 💰 🟢 ✅ 💪 🏆 🥇 ⬆ 👑 🎯 💵 🍀 🎉 🥳 🐳 🦁 ☝ 🆙 ↗ 💹 🌊 🛸 ⚡ 🤝 🫡',
  '1': '👀 😎 😍 🥰 😁 😃 😄 😀 😊 🙂 ❤ 💚 💙 💛 🧡 💜 👍 👏 🙏 🤩 ✨ 🌟 ⭐ 💫 😏 😋 🎁 💯 🌱 🤞 🎊 👌 :) :d =) :p',
  '-1': '😬 🤔 😕 😐 🙄 😒 😶 🥱 ⚠ 👎 💔 😅 🤷 😓 :( =(',
  '-2': '📉 🔴 😭 😢 😞 😔 😩 😫 😰 😱 😡 🤬 😤 💩 🩸 ⬇ 🤮 🤢 😨 😖 ☠ 🚨 ❌ 🛑 ↘ 🪦 🧸 🔻 🥶',
  '-3': '🐻 💀 🤡 ⚰ 🗑',
};
