import type { Phrases } from './phrases.ts';

export const turkish: Phrases = {
  marks: {
    gn: 'gn|iyi geceler',
    gm: 'gm|günaydın|iyi haftalar|mutlu pazartesiler',
    congrats:
      'yayında|yayınladık|duyurduk|başlattık|çıktı!|lansman|evlendik|evlendim|mezun ol\\p{L}*|doğdu|yatırım aldık|(?:işe|işime) başladım|canlıda',
  },
  lines: {
    gn: {
      first: ['İyi geceler', 'Gn, iyi dinlenmeler', 'Gn, yarın devam', 'İyi uykular'],
      more: ['Grafikler yarın da orada', 'Bu gece bildirim yok', 'Yarın görüşürüz'],
    },
    gm: {
      first: ['Gm', 'Günaydın!', 'Günaydın, güzel bir gün olsun', 'Günaydın, önce kahve'],
      more: ['Bugün ne var listede?', 'Sakin bir gün olsun', 'Bugün neyle uğraşıyoruz?'],
    },
    congrats: {
      first: [
        'Tebrikler!',
        'Tüm ekibi tebrik ederim',
        'Çok güzel haber, tebrikler!',
        'Okuyunca sevindim, tebrikler',
        'Eline emeğine sağlık, tebrikler',
        'Hayırlı olsun',
      ],
      more: ['Kutlamayı hak ettiniz', 'Devamını merakla bekliyorum', 'En zoru neydi?'],
    },
  },
  intents: {
    agree: ['Katılıyorum', 'Ben de öyle görüyorum', 'Doğru'],
    disagree: ['Ben farklı görüyorum', 'Buna pek ikna olmadım', 'Katılmıyorum'],
    thank: [
      'Bunun için teşekkürler',
      'Paylaştığın için teşekkürler',
      'Çok teşekkürler',
      'Teşekkürler, bilmek iyi oldu',
    ],
    condolences: [
      'Çok üzüldüm',
      'Bunu okuduğuma çok üzüldüm',
      'Sabır ve güç diliyorum',
      'Aklım ve kalbim seninle',
    ],
    decline: [
      'Düşündüğün için teşekkürler ama bu sefer yokum',
      'Bu bana göre değil, teşekkürler',
      'Üzgünüm, bu sefer yapamam',
    ],
  },
  order:
    /^(?:lütfen )?(?<subject>.+?) (?:hakkında|üzerine|ile ilgili)(?: (?:kısa )?(?:bir )?(?:tweet|gönderi|yazı|post|flood|mesaj))? (?:yaz|oluştur|hazırla|paylaş).*$/iu,
  say: /^(?<said>.+?) (?:de|diye yaz|diye cevap ver|diye söyle)$/iu,
  about: [
    '{x}: en çok ne hafife alınıyor?',
    '{x}: keşke daha önce bilseydim dediğiniz ne var?',
    'Az konuşulan bir konu: {x}. Siz nasıl bakıyorsunuz?',
    '{x}: çoğu kişinin gözünden kaçan ne?',
    '{x}: nereden başlamalı?',
    'Günün konusu: {x}. Ne düşünüyorsunuz?',
  ],
};
